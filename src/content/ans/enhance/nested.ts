import type { BodyElement } from '#content/contract';

type Step = (elements: readonly BodyElement[]) => readonly BodyElement[];

/** The element with a step done to what it holds: groups and quotes have bodies of their own. */
export function inside(element: BodyElement, step: Step): BodyElement {
	return element.kind === 'group' || element.kind === 'quote' ? { ...element, body: step(element.body) } : element;
}
