/**
 * Whether tests run in their long form, as in `npm run test:all`: all brands and pages, and as many random cases, kills
 * and documents as a release deserves. Otherwise they run as on every push.
 */
const isLong = process.env.TEST_FORM === 'long';

/** How often something is done, or on what, in the short form and in the long one. */
export function byForm<Value>(short: Value, long: Value): Value {
	return isLong ? long : short;
}

/**
 * For a test that measures the machine: a busy one may stall once. All other tests get one try. Mutation runs leave it out, as it takes
 * seconds, and `npm run check`, as types are checked beside it.
 */
export const measuresTheMachine = {
	retry: process.env.CI === 'true' ? 1 : 0,
	skip: process.env.MUTANT_TESTS !== undefined,
	tags: 'slow',
} as const;
