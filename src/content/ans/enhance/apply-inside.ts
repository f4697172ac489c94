import type { BodyElement } from '#content/contract';

type Step = (elements: readonly BodyElement[]) => readonly BodyElement[];

/** Applies a step to the elements inside an element: groups and quotes have bodies of their own. */
export function applyInside(element: BodyElement, step: Step): BodyElement {
	return element.kind === 'group' || element.kind === 'quote' ? { ...element, body: step(element.body) } : element;
}
