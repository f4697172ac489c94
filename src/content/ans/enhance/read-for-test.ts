import type { BodyElement } from '#content/contract';
import { testContext } from '../fixtures/test-context.ts';
import { readElements } from '../read-elements.ts';

// Makes body elements for tests.

/** Reads ANS elements with the context of tests. */
export const read = (...elements: readonly unknown[]): readonly BodyElement[] => readElements(elements, testContext, false);

export const text = (content: string) => ({ type: 'text', content });
export const header = (content: string, level = 2) => ({ type: 'header', content, level });
export const group = (...elements: readonly unknown[]) => ({ type: 'element_group', content_elements: elements });
