import type { EditorView } from 'prosemirror-view';
import { useReducer, useRef } from 'react';
import type { AnsObject } from '../ans/ans-value.ts';
import { mergeIntoBody } from '../body/merge-into-body.ts';
import { replaceBody } from '../body/open-body.ts';
import { type Written, writtenIn } from './written.ts';

/** Pause in typing (ms) after which all that depends on the whole text, such as its length, is drawn again. */
const pauseMs = 500;

/**
 * The written fields and body, the document around them, and the view of the body. `onChange` gets the document and what was written after
 * each change.
 */
export function useForm(document: AnsObject, onChange: (base: AnsObject, written: Written) => void) {
	const base = useRef(document);
	const written = useRef(writtenIn(document));
	const view = useRef<EditorView>(undefined);
	const [, draw] = useReducer((count: number) => count + 1, 0);
	const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
	const write = (part: Partial<Written>) => {
		written.current = { ...written.current, ...part };
		onChange(base.current, written.current);
	};
	const set = (part: Partial<Written>) => {
		write(part);
		draw();
	};
	return {
		written: written.current,
		view,
		setFields: (fields: Written['fields']) => set({ fields }),
		/** Sets the elements of the body. The editor of the body already shows them, so all other parts are drawn again only after a pause. */
		setElements: (elements: Written['elements']) => {
			write({ elements });
			clearTimeout(drawing.current);
			drawing.current = setTimeout(draw, pauseMs);
		},
		/** Changes members that the form does not show. */
		amend: (change: (before: AnsObject) => AnsObject) => {
			base.current = change(base.current);
			set({});
		},
		/** Replaces the open document by one merged with what somebody else wrote. The cursor stays at its words. */
		merge: (merged: AnsObject) => {
			base.current = merged;
			const { fields, elements } = writtenIn(merged);
			written.current = { fields, elements: view.current ? mergeIntoBody(view.current, elements) : elements };
			draw();
		},
		/** Replaces the open document by another one. */
		replace: (other: AnsObject) => {
			base.current = other;
			const { fields, elements } = writtenIn(other);
			written.current = { ...written.current, fields };
			if (view.current) replaceBody(view.current, elements);
			set({ fields, elements });
		},
	};
}
