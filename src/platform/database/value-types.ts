import pg from 'pg';

/**
 * How column types become JavaScript values, the same on both databases: `int8` a number (throws beyond 2^53), `date` the text
 * `YYYY-MM-DD`, `timestamptz` a `Date`, `json` parsed, `numeric` its text, `bytea` a `Buffer`.
 */
export function valueTypes(): pg.CustomTypesConfig {
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, safeInteger);
	types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
	return types;
}

function safeInteger(text: string): number {
	const number = Number(text);
	if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript number`);
	return number;
}
