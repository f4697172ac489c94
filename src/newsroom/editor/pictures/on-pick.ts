import type { AnsObject } from '../ans/ans-value.ts';

/** Called with the ANS image that was chosen; without it the library is a page of its own. */
export type OnPick = (image: AnsObject) => void;
