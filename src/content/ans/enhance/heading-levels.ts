import type { BodyElement } from '#content/contract';
import { applyInside } from './apply-inside.ts';

type Heading = Extract<BodyElement, { kind: 'header' }>;

/**
 * Renumbers headings without gaps: the highest become `above` + 1, and headings of one written level under the same heading stay alike.
 * Readers who hear a page move by the levels.
 */
export function headingLevels(above: 1 | 2 | 3) {
	/** The written levels of the last heading and of those above it. */
	const path: number[] = [];
	return function step(elements: readonly BodyElement[]): readonly BodyElement[] {
		return elements.map((element) =>
			element.kind === 'header' ? { ...element, level: levelAt(above + depthOf(element, path)) } : applyInside(element, step),
		);
	};
}

/** How deep a heading stands in its text, from 1. Its level ends `path`. */
function depthOf({ level }: Heading, path: number[]): number {
	const above = path.filter((one) => one < level);
	path.splice(0, path.length, ...above, level);
	return path.length;
}

const levels = [2, 3, 4, 5] as const;

const levelAt = (level: number): Heading['level'] => levels.find((one) => one === level) ?? 6;
