import type { AnsObject } from '../../../ans/ans-value.ts';
import type { Publishing } from '../publishing.ts';
import { textOfCorrection, withLost } from './corrections.ts';

type LostCorrectionsProps = Pick<Publishing, 'amend'> & { readonly lost: readonly AnsObject[] };

/** The corrections that readers have and this text does not, such as after the return to a version before them. */
export function LostCorrections({ lost, amend }: LostCorrectionsProps) {
	if (lost.length === 0) return null;
	return (
		<div>
			<p>Los lectores tienen, y este texto no:</p>
			<ul>
				{lost.map((one) => (
					<li key={textOfCorrection(one)}>{textOfCorrection(one)}</li>
				))}
			</ul>
			<button type="button" className="plain" onClick={() => amend((document) => withLost(document, lost))}>
				{lost.length === 1 ? 'Volver a ponerla' : 'Volver a ponerlas'}
			</button>
		</div>
	);
}
