import { inspect } from 'node:util';

/** A value that must not reach a log, an error or a page. Printed in any way it reads `[secret]`. */
export class Secret {
	readonly #value: string;
	/** The other valid version, during a rotation (O07). */
	readonly other: Secret | undefined;

	constructor(value: string, other?: Secret) {
		this.#value = value;
		this.other = other;
	}

	/** The value itself, for the code that uses it. */
	reveal(): string {
		return this.#value;
	}

	toString(): string {
		return '[secret]';
	}

	toJSON(): string {
		return '[secret]';
	}

	[inspect.custom](): string {
		return '[secret]';
	}
}
