import { inspect } from 'node:util';

/** A value that must not reach a log, an error or a page. Printed in any way it reads `[secret]`. */
export class Secret {
	readonly #value: string;

	constructor(value: string) {
		this.#value = value;
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
