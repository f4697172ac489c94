/** Whether values are in ascending order, each once. Texts are compared by code units: right for dates and times of ISO 8601. */
export const areAscending = <Value extends number | string>(values: readonly Value[]): boolean =>
	values.every((value, at) => at === 0 || (values[at - 1] ?? value) < value);
