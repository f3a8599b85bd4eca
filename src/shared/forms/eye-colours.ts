/** What an audition may ask about eyes. */
export const eyeColours = ['dark_brown', 'brown', 'hazel', 'green', 'grey', 'blue'] as const
