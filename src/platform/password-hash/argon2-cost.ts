/** The cost of one Argon2id hash. */
export type Argon2Cost = { readonly memoryKiB: number; readonly passes: number };

/**
 * The lowest cost that OWASP's cheat sheet and ASVS 5.0 (appendix C) allow with more than one pass. It is the default for readers, whose
 * sign-ins come in bursts (decision 17).
 */
export const leastCost: Argon2Cost = { memoryKiB: 19_456, passes: 2 };

/** For staff, who are few: the second recommended option of RFC 9106, section 4, with one lane. */
export const staffCost: Argon2Cost = { memoryKiB: 65_536, passes: 3 };

const maxMemoryKiB = 131_072;
/** KiB × passes; about 0.5 s on a small server. */
const maxWork = 4 * maxMemoryKiB;

/** Whether a hash of this cost must not be computed, because it would stop the others for too long. */
export const isTooCostly = ({ memoryKiB, passes }: Argon2Cost): boolean => memoryKiB > maxMemoryKiB || memoryKiB * passes > maxWork;

/** Whether the cost is lower than the other one, in memory or in passes. */
export const isCheaper = (cost: Argon2Cost, than: Argon2Cost): boolean => cost.memoryKiB < than.memoryKiB || cost.passes < than.passes;
