/** What a hook started for the tests. Throws when it has not yet, such as outside of a test. */
export function started<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('what a hook starts is there only while tests run');
	return value;
}
