const mostTokens = 120;

/** Parentheses, joints, signs before a clause, `field:"…"`, `field:(`, `field:value`, a quoted value, `*`, a bare value. */
const token =
	/\s*(\(|\)|(?:AND|OR|NOT)(?=[\s(])|&&|\|\||[-+!](?=[^\s])|[\w.]+:"(?:[^"\\]|\\.)*"|[\w.]+:\(|"(?:[^"\\]|\\.)*"|\*|[^\s()"]+)\s*/y;

/** The tokens of a feed query; undefined when it has a part that is none, or too many. */
export function feedTokens(query: string): readonly string[] | undefined {
	const tokens: string[] = [];
	token.lastIndex = 0;
	while (token.lastIndex < query.length) {
		const found = token.exec(query)?.[1];
		if (found === undefined || tokens.length === mostTokens) return undefined;
		tokens.push(found);
	}
	return tokens;
}

/** Goes through tokens once. */
export class TokenReader {
	readonly #tokens: readonly string[];
	#at = 0;

	constructor(tokens: readonly string[]) {
		this.#tokens = tokens;
	}

	get done(): boolean {
		return this.#at >= this.#tokens.length;
	}

	/** Goes past the next token when it is one of these. */
	take(...wanted: readonly string[]): boolean {
		const found = wanted.includes(this.#tokens[this.#at] ?? '');
		if (found) this.#at += 1;
		return found;
	}

	/** The next token, empty at the end. */
	next(): string {
		return this.#tokens[this.#at++] ?? '';
	}
}
