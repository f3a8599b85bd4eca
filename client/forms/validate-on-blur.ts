import {
  type FieldErrors,
  type FormControl,
  findControls,
  findFields,
  hasVisibleError,
  isFormControl,
  showFieldError,
} from './field-errors.ts'

/**
 * Validates each field when the focus leaves it. A field that is still empty gets no error yet. An error disappears at
 * once when it is corrected, even by a change of another field.
 */
export function validateOnBlur(form: HTMLFormElement, findErrors: () => FieldErrors): void {
  const check = (field: HTMLElement) => {
    const errors = findErrors()
    for (const each of findFields(form)) {
      if (each === field ? isFilledIn(field) || hasVisibleError(field) : hasVisibleError(each))
        showFieldError(each, errors)
    }
  }
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = fieldOf(target)
    const isLeft = field && !(relatedTarget instanceof Node && field.contains(relatedTarget))
    if (isLeft && isFormControl(target) && !isClicked(target)) whenReleased(() => check(field))
  })
  form.addEventListener('change', ({ target }) => {
    const field = fieldOf(target)
    if (field && isFormControl(target) && isClicked(target)) whenReleased(() => check(field))
  })
}

/** @returns the field that holds a control. */
const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null

/** Whether a control is used by a click and not by typing. */
const isClicked = (control: FormControl): boolean =>
  control instanceof HTMLSelectElement || control.type === 'radio' || control.type === 'checkbox'

/** @returns whether all controls of a field have a value, as the three parts of a date. */
const isFilledIn = (field: HTMLElement): boolean =>
  findControls(field).every((control) => control.value !== '' || isClicked(control))

let isPressed = false
addEventListener('pointerdown', () => {
  isPressed = true
})
for (const released of ['pointerup', 'pointercancel'] as const) {
  addEventListener(released, () => {
    isPressed = false
  })
}

/**
 * Waits until the pointer is released: an error that appears before would move a pressed button away, and lose its
 * click.
 */
function whenReleased(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
