// Around GTK's broadway.js: connects, and says on the page when the connection ends.
"use strict";

// Broadway says there that it is disconnected, and the page would stand still until somebody answers.
window.alert = function () {};

// To GTK the last button is up only when the release's state still names it, as every other display has it. Broadway has
// taken it away by then, and whatever the mouse did next would go to what was pressed.
const sendAsItIs = sendInput;
sendInput = function (command, values) {
  // Of a page that is shown at less than half its size Broadway says that a pixel is nothing.
  if (command === BROADWAY_EVENT_SCREEN_SIZE_CHANGED) {
    const scale = 2, least = 1, most = 16;
    values[scale] = Math.min(most, Math.max(least, values[scale]));
  }
  if (command === BROADWAY_EVENT_BUTTON_RELEASE) {
    const state = 6, button = 7;
    values[state] |= getButtonMask(values[button]);
  }
  sendAsItIs(command, values);
};

// Broadway does not hear of a finger that the browser takes away, and it would stay down for ever.
document.addEventListener("touchcancel", onTouchEnd);

// Broadway takes each event of a wheel for a whole notch. A touchpad sends many small ones, and a list flew past.
const notch = 120;
let turned = 0;
document.addEventListener("wheel", function (event) {
  event.preventDefault();
  const step = event.wheelDeltaY / notch;
  turned = turned * step < 0 ? step : turned + step;
  for (; Math.abs(turned) >= 1; turned -= Math.sign(turned)) onMouseWheel(event);
}, { passive: false });

// The gate closes a connection with this number when another page has come.
const superseded = 4000;

function tell(words, button) {
  document.getElementById("words").textContent = words;
  document.getElementById("again").textContent = button;
  document.getElementById("note").hidden = false;
}

window.addEventListener("load", function () {
  const note = document.getElementById("note");
  // Broadway takes every event of the document for itself.
  for (const name of ["mousedown", "mouseup", "touchstart", "touchmove", "touchend", "keydown", "keypress", "keyup"])
    note.addEventListener(name, function (event) { event.stopPropagation(); });
  document.getElementById("again").addEventListener("click", function () { window.location.reload(); });
  connect();
  ws.onclose = function (event) {
    inputSocket = null;
    if (event.code === superseded)
      tell("Another page shows the window now.", "Show it here");
    else
      tell("The program ended or the connection was lost.", "Try again");
  };
});
