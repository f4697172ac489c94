import { useState } from 'react';
import { useKept } from '../../../saving/use-kept.ts';
import type { Publishing } from '../publishing.ts';
import { correctionsIn, lostIn, textOfCorrection, withCorrection } from './corrections.ts';
import { LostCorrections } from './lost-corrections.tsx';
import { PublishCorrection, type PublishCorrectionProps } from './publish-correction.tsx';

/**
 * Corrections: notes that tell readers what was wrong. What is typed is in the story at once, and readers get it with the next publication. They are
 * here for each story that readers have or had, and wherever a story has some.
 */
export function Correction(props: Publishing & PublishCorrectionProps) {
	const { keeper, amend, told } = props;
	const made = correctionsIn(keeper.document).map(textOfCorrection);
	const [wantsBlank, setBlank] = useState(false);
	const [wasOpen] = useState(made.length > 0);
	const isKnown = useKept(keeper, ({ stored }) => stored?.publishedRevision !== undefined || stored?.state === 'withdrawn');
	const hasBlank = wantsBlank || made.length === 0;
	if (!isKnown && made.length === 0 && !wantsBlank) return null;
	const write = (at: number, text: string) => amend((document) => withCorrection(document, at, text));
	const type = (at: number, text: string) => {
		write(at, text);
		// A text that was emptied keeps its field, so that it can be typed anew.
		setBlank(text === '');
	};
	return (
		<details className="corrections" open={wasOpen}>
			<summary id="correction">Corregir{made.length > 0 && ` (${made.length})`}</summary>
			<LostCorrections lost={lostIn(keeper.document, told ?? [])} amend={amend} />
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
			<PublishCorrection {...props} />
			{!hasBlank && made.at(-1)?.trim() !== '' && (
				<button type="button" className="plain" onClick={() => setBlank(true)}>
					Agregar otra corrección
				</button>
			)}
		</details>
	);
}
