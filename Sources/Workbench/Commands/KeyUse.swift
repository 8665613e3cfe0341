/// What keys are for where the keyboard is: text of the window's own that can be edited or selected, steps of a slider or a
/// curve, or nothing of that kind.
package enum KeyUse { case none, text, steps }
