/** Eye colours that the audition form offers. */
export const eyeColours = ['dark_brown', 'brown', 'hazel', 'green', 'grey', 'blue'] as const
