const maxTokens = 120;

/** Parentheses, operators, signs before a clause, `field:"…"`, `field:(`, `field:value`, a quoted value, `*`, a bare value. */
const token =
	/\s*(\(|\)|(?:AND|OR|NOT)(?=[\s(])|&&|\|\||[-+!](?=[^\s])|[\w.]+:"(?:[^"\\]|\\.)*"|[\w.]+:\(|"(?:[^"\\]|\\.)*"|\*|[^\s()"]+)\s*/y;

/** The tokens of a feed query; undefined when it has another part, or too many tokens. */
export function feedTokens(query: string): readonly string[] | undefined {
	const tokens: string[] = [];
	token.lastIndex = 0;
	while (token.lastIndex < query.length) {
		const found = token.exec(query)?.[1];
		if (found === undefined || tokens.length === maxTokens) return undefined;
		tokens.push(found);
	}
	return tokens;
}

/** Reads tokens one after the other. */
export class TokenReader {
	readonly #tokens: readonly string[];
	#at = 0;

	constructor(tokens: readonly string[]) {
		this.#tokens = tokens;
	}

	get done(): boolean {
		return this.#at >= this.#tokens.length;
	}

	/** Skips the next token when it is one of these, and returns whether it was. */
	take(...expected: readonly string[]): boolean {
		const found = expected.includes(this.#tokens[this.#at] ?? '');
		if (found) this.#at += 1;
		return found;
	}

	/** Returns the next token; an empty text at the end. */
	next(): string {
		return this.#tokens[this.#at++] ?? '';
	}
}
