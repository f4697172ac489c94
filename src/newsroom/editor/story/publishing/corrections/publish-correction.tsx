import { useKept } from '../../../saving/use-kept.ts';
import type { Publishing } from '../publishing.ts';
import type { Publication } from '../use-publication.ts';
import { correctionsIn, textOfCorrection } from './corrections.ts';

export type PublishCorrectionProps = Pick<Publishing, 'keeper' | 'told'> & {
	readonly publication: Publication;
	/** Whether the story cannot be published as it is. */
	readonly isHindered: boolean;
};

/** Says whether readers have the corrections, and publishes those that they do not have. */
export function PublishCorrection({ keeper, told, publication, isHindered }: PublishCorrectionProps) {
	const made = correctionsIn(keeper.document).map(textOfCorrection);
	const isPublished = useKept(keeper, ({ stored }) => stored?.publishedRevision !== undefined);
	const isTold = told !== undefined && told.map(textOfCorrection).join('\n') === made.join('\n');
	if (!isPublished) return <p className="hint">Los lectores no ven la nota. Cuando la publiques, la corrección sale al pie.</p>;
	if (isTold && made.length > 0)
		return (
			<p className="hint" role="status">
				Los lectores la tienen al pie de la nota.
			</p>
		);
	return (
		<>
			<p className="hint">Los lectores la ven al pie de la nota. Sale junto con los demás cambios.</p>
			{told !== undefined && !isTold && (
				<button type="button" disabled={isHindered || publication.isBusy} onClick={() => void publication.publish()}>
					{made.length < told.length ? 'Publicar los cambios' : 'Publicar la corrección'}
				</button>
			)}
		</>
	);
}
