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
 * Checks each field as one leaves it. What is empty on the way isn't wrong yet; what is mended is right at once, also
 * where another field mends it.
 */
export function validateOnBlur(form: HTMLFormElement, findFaults: () => FieldErrors): void {
  const check = (field: HTMLElement) => {
    const faults = findFaults()
    for (const each of findFields(form)) {
      if (each === field ? isFilledIn(field) || hasVisibleError(field) : hasVisibleError(each))
        showFieldError(each, faults)
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

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null

const isClicked = (control: FormControl): boolean =>
  control instanceof HTMLSelectElement || control.type === 'radio' || control.type === 'checkbox'

/** All of it: of a date, a part that is empty is still to come. */
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

/** Words that come while a button is held would push it away from under the pointer: its click would be lost. */
function whenReleased(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
