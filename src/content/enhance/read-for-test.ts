import type { BodyElement } from '#content/contract';
import { laptopContext } from '../ans/fixtures/laptop-context.ts';
import { readElements } from '../ans/read-elements.ts';

/** Elements as reading makes them, for tests of what is done to them next. */
export const read = (...elements: readonly unknown[]): readonly BodyElement[] => readElements(elements, laptopContext, false);

export const text = (content: string) => ({ type: 'text', content });
export const header = (content: string) => ({ type: 'header', content });
export const group = (...elements: readonly unknown[]) => ({ type: 'element_group', content_elements: elements });
