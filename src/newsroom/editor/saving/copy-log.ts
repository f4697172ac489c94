import * as v from 'valibot';
import type { AnsObject } from '../ans/ans-value.ts';
import { newId } from '../ans/new-id.ts';
import type { LocalCopy } from './local-copy.ts';
import { type Step, stepBetween, stepSchema, textAfter } from './text-steps.ts';

/** The copy of a story. Its texts are places in the log: how many steps lead to them. */
export const headSchema = v.object({
	id: v.string(),
	/** The name of the log: each window writes its own. */
	log: v.string(),
	document: v.number(),
	base: v.optional(v.string()),
	origin: v.optional(v.object({ document: v.number(), unanswered: v.optional(v.number()) })),
	typedAt: v.number(),
});
export type Head = v.InferOutput<typeof headSchema>;

const storedStepSchema = v.object({ id: v.string(), at: v.number(), step: stepSchema });
export type StoredStep = v.InferOutput<typeof storedStepSchema>;

/** With more steps, a log takes longer to read than a new one to write. */
const mostSteps = 5_000;

/** The texts of an open story, each as a step from the one before it. The first is a step from an empty document. */
export class CopyLog {
	readonly name = newId();
	readonly #places = new WeakMap<AnsObject, number>();
	#last: AnsObject = {};
	#length = 0;

	get isLong(): boolean {
		return this.#length > mostSteps;
	}

	/** Adds the texts of a copy that are not in the log yet. Returns what must be stored for it. */
	add({ id, document, base, origin, typedAt }: LocalCopy): { readonly head: Head; readonly steps: readonly StoredStep[] } {
		const steps: StoredStep[] = [];
		const placeOf = (text: AnsObject) => this.#places.get(text) ?? this.#append(text, (at, step) => steps.push({ id, at, step }));
		const places = origin && {
			document: placeOf(origin.document),
			...(origin.unanswered && { unanswered: placeOf(origin.unanswered) }),
		};
		const head = { id, log: this.name, document: placeOf(document), typedAt };
		return { head: { ...head, ...(base !== undefined && { base }), ...(places && { origin: places }) }, steps };
	}

	#append(text: AnsObject, store: (at: number, step: Step) => void): number {
		this.#length += 1;
		store(this.#length, stepBetween(this.#last, text));
		this.#last = text;
		this.#places.set(text, this.#length);
		return this.#length;
	}
}

/** The copy that a head and the steps of its log make; undefined if they make none. */
export function copyOf(foundHead: unknown, foundSteps: unknown): LocalCopy | undefined {
	const head = v.safeParse(headSchema, foundHead);
	const steps = v.safeParse(v.array(storedStepSchema), foundSteps);
	if (!head.success || !steps.success) return undefined;
	const { id, base, typedAt, ...places } = head.output;
	const wanted = new Set([places.document, places.origin?.document, places.origin?.unanswered]);
	const texts = textsAt(wanted, steps.output);
	const document = texts.get(places.document);
	const from = texts.get(places.origin?.document ?? 0);
	const unanswered = texts.get(places.origin?.unanswered ?? 0);
	if (!document) return undefined;
	const origin = from && { document: from, ...(unanswered && { unanswered }) };
	return { id, document, typedAt, ...(base !== undefined && { base }), ...(origin && { origin }) };
}

/** The texts at places in a log. */
function textsAt(places: ReadonlySet<number | undefined>, steps: readonly StoredStep[]): ReadonlyMap<number, AnsObject> {
	const texts = new Map<number, AnsObject>();
	let text: AnsObject = {};
	for (const { at, step } of steps) {
		text = textAfter(text, step);
		if (places.has(at)) texts.set(at, text);
	}
	return texts;
}
