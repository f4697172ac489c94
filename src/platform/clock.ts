/** Returns the current time. Tests pass a clock that they control. */
export type Clock = () => Date;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();
