/**
 * A purge as it is sent to a target: keys of copies that are out of date, and keys of content that is gone, whose copies must not be
 * served.
 */
export type SentPurge = { readonly keys: readonly string[]; readonly gone: readonly string[] };

/** A cache in front of the program, or a webhook. */
export type PurgeTarget = {
	/** Names the target in the database, the log and the metrics; holds no secret. */
	readonly name: string;
	/** Resolves when the target has accepted all keys. If it rejects, they are sent again. */
	send(purge: SentPurge): Promise<void>;
	/** Drops all copies, after an hour or more in which the target could not be reached. */
	sendEverything(): Promise<void>;
};

/** Longest list of keys in a header, in characters: proxies refuse longer ones. */
const longestHeader = 6_000;

/** Keys in lists that fit into a header, separated by spaces. */
export function headersOf(keys: readonly string[]): readonly string[] {
	const headers: string[] = [];
	for (const key of keys) {
		const last = headers.at(-1);
		if (last === undefined || last.length + key.length >= longestHeader) headers.push(key);
		else headers[headers.length - 1] = `${last} ${key}`;
	}
	return headers;
}

/** Throws unless the answer of a target reports success. */
export function expectTaken(target: string, { ok, status }: Response): void {
	if (!ok) throw new Error(`${target} answered ${status}`);
}
