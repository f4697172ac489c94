import { isObject, type JsonObject } from '../json.ts';
import type { JsonPath, PathKey } from '../json-path.ts';

/** A document that is changed step by step. Each object and list is copied once, at its first change, so many changes are cheap. */
export class Draft {
	#root: JsonObject;
	/** The copies that were made here, which may be changed in place. */
	readonly #objects = new WeakMap<object, Record<string, unknown>>();
	readonly #lists = new WeakMap<object, unknown[]>();

	constructor(document: JsonObject) {
		this.#root = document;
	}

	get document(): JsonObject {
		return this.#root;
	}

	/** Sets the value at a place, or leaves out what is there when there is no value. Changes nothing where the path ends early. */
	change(path: JsonPath, value: unknown): void {
		const [first, ...rest] = path;
		const root = this.#ownObject(this.#root);
		this.#root = root;
		if (first !== undefined) this.#changeInside(root, [first, ...rest], value);
		else if (isObject(value)) this.#root = value;
	}

	#changeInside(holder: unknown, [key = '', ...rest]: JsonPath, value: unknown): void {
		const list = Array.isArray(holder) ? this.#lists.get(holder) : undefined;
		if (list) this.#changeItem(list, [key, ...rest], value);
		else if (isObject(holder)) this.#changeMember(this.#ownObject(holder), [key, ...rest], value);
	}

	#changeItem(list: unknown[], [key = '', ...rest]: JsonPath, value: unknown): void {
		if (typeof key !== 'number' || key >= list.length) return;
		if (rest.length > 0) {
			list[key] = this.#own(list[key]);
			this.#changeInside(list[key], rest, value);
		} else if (value === undefined) list.splice(key, 1);
		else list[key] = value;
	}

	#changeMember(object: Record<string, unknown>, [key = '', ...rest]: readonly PathKey[], value: unknown): void {
		if (rest.length > 0) {
			if (!Object.hasOwn(object, key)) return;
			object[key] = this.#own(object[key]);
			this.#changeInside(object[key], rest, value);
		} else if (value === undefined) delete object[key];
		else object[key] = value;
	}

	#own(value: unknown): unknown {
		if (Array.isArray(value)) return this.#ownList(value);
		return isObject(value) ? this.#ownObject(value) : value;
	}

	#ownList(list: readonly unknown[]): readonly unknown[] {
		const own = this.#lists.get(list) ?? [...list];
		this.#lists.set(own, own);
		return own;
	}

	#ownObject(object: JsonObject): Record<string, unknown> {
		const own = this.#objects.get(object) ?? { ...object };
		this.#objects.set(own, own);
		return own;
	}
}
