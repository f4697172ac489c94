import type { Asking } from '../../body/insertions.ts';

/** What is open above the text. */
export type Tool = 'link' | 'find' | 'story' | 'video' | undefined;

/** What code outside the text, such as keys and the command palette, can ask of the text. */
export type BodyHandle = { readonly asking: Asking; readonly open: (tool: Tool) => void };
