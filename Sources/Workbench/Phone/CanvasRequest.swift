/// What keys on the canvas ask the window to do.
package enum CanvasRequest: Equatable { case togglePause, time(TimeKey), leavePresenting }
