import { useState } from 'react';
import { isObject, listOf, objectsOf, textOf } from '../../ans/ans-value.ts';
import type { Publishing } from './publishing.ts';

/** Corrections: notes that tell readers what was wrong. What is typed is in the story at once, and readers get it with the next publication. */
export function Correction({ keeper, amend }: Publishing) {
	const made = objectsOf(keeper.document, 'corrections').map((one) => textOf(one, 'text'));
	const [wantsBlank, setBlank] = useState(false);
	const hasBlank = wantsBlank || made.length === 0;
	const write = (at: number, text: string) => {
		amend((document) => ({ ...document, corrections: withText(listOf(document, 'corrections'), at, text) }));
	};
	const type = (at: number, text: string) => {
		write(at, text);
		// A text that was emptied keeps its field, so that it can be typed anew.
		setBlank(text === '');
	};
	return (
		<details className="correction">
			<summary>Corregir{made.length > 0 && ` (${made.length})`}</summary>
			{[...made, ...(hasBlank ? [''] : [])].map((text, at) => (
				<div key={at}>
					<label htmlFor={`correction-${at}`}>Qué estaba mal y cómo es</label>
					<textarea id={`correction-${at}`} rows={3} value={text} onChange={({ target }) => type(at, target.value)} />
					{text !== '' && (
						<button type="button" className="plain" onClick={() => write(at, '')}>
							Quitar
						</button>
					)}
				</div>
			))}
			<p className="hint">Los lectores la ven al pie de la nota, con los cambios que publiques.</p>
			{!hasBlank && (
				<button type="button" className="plain" onClick={() => setBlank(true)}>
					Agregar otra corrección
				</button>
			)}
		</details>
	);
}

/** The corrections with another text at a place; an empty one goes. */
function withText(corrections: readonly unknown[], at: number, text: string): readonly unknown[] {
	const made = corrections[at];
	const written = text === '' ? [] : [{ type: 'correction', correction_type: 'correction', ...(isObject(made) ? made : {}), text }];
	return [...corrections.slice(0, at), ...written, ...corrections.slice(at + 1)];
}
