import { useEffect, useState } from 'react';
import type { LibraryPicture, PictureUses, PictureWords, Room } from '#newsroom/contract';
import { describePicture, readUses, removePicture } from '../api.ts';
import { reasonOf } from '../reason-of.ts';
import { StoryLinks } from '../story-links.tsx';
import { clockTimeIn, momentOf } from '../times.ts';
import { FocalPoint } from './focal-point.tsx';

type PictureDetailsProps = {
	readonly room: Room;
	readonly picture: LibraryPicture;
	readonly onStored: (picture: LibraryPicture) => void;
	readonly onRemoved: () => void;
	readonly onClose: () => void;
	readonly onPick?: (picture: LibraryPicture) => void;
};

/** The words of a picture, its focal point, when its rights end, and where it is used. */
export function PictureDetails({ room, picture, onStored, onRemoved, onClose, onPick }: PictureDetailsProps) {
	const [words, setWords] = useState<PictureWords>(picture);
	const [note, setNote] = useState('');
	const { timeZone } = room.brand;
	const mayPublish = room.staff.may.includes('publish');
	const set = (part: Partial<PictureWords>) => setWords({ ...words, ...part });
	const store = async (): Promise<LibraryPicture | undefined> => {
		const { caption, credit, alt, focal, rightsEnd } = words;
		const outcome = await describePicture(picture.id, { caption, credit, alt, focal, rightsEnd });
		setNote(outcome.kind === 'done' ? 'Guardado.' : reasonOf(outcome));
		if (outcome.kind !== 'done') return undefined;
		onStored(outcome.value);
		return outcome.value;
	};
	const pick = async () => {
		const stored = await store();
		if (stored) onPick?.(stored);
	};
	const remove = async () => {
		if (!window.confirm('La imagen sale de la biblioteca. Las notas que la tienen la conservan. ¿Quitar?')) return;
		const outcome = await removePicture(picture.id);
		if (outcome.kind === 'done') onRemoved();
		else setNote(reasonOf(outcome));
	};
	return (
		<section className="details" aria-label="La imagen elegida">
			<FocalPoint picture={picture} focal={words.focal} onChange={(focal) => set({ focal })} />
			<div className="words">
				<label>
					Texto alternativo
					<input
						value={words.alt}
						placeholder="Qué se ve, para quien no puede verla"
						onChange={({ target }) => set({ alt: target.value })}
					/>
				</label>
				<label>
					Epígrafe
					<input value={words.caption} onChange={({ target }) => set({ caption: target.value })} />
				</label>
				<label>
					Crédito
					<input value={words.credit} placeholder="Ana Paz" onChange={({ target }) => set({ credit: target.value })} />
				</label>
				<label>
					Derechos hasta
					<input
						type="datetime-local"
						readOnly={!mayPublish}
						value={words.rightsEnd === null ? '' : clockTimeIn(timeZone, words.rightsEnd)}
						onChange={({ target }) => set({ rightsEnd: momentOf(target.value, timeZone) ?? null })}
					/>
				</label>
				<p className="hint">
					Cuando terminan, la imagen sale sola de todas las notas publicadas, y la siguiente toma su lugar. Sin fecha no terminan.
					{!mayPublish && ' La fecha la cambia quien puede publicar.'}
				</p>
				<div className="more-actions">
					<button type="button" onClick={() => void (onPick ? pick() : store())}>
						{onPick ? 'Usar esta imagen' : 'Guardar'}
					</button>
					<button type="button" className="plain" onClick={onClose}>
						Cerrar
					</button>
					{mayPublish && !onPick && (
						<button type="button" className="plain" onClick={() => void remove()}>
							Quitar de la biblioteca
						</button>
					)}
				</div>
				<p role="status">{note}</p>
				<Uses id={picture.id} />
			</div>
		</section>
	);
}

/** The published stories that have the picture. */
function Uses({ id }: { readonly id: string }) {
	const [uses, setUses] = useState<PictureUses['uses']>();
	useEffect(() => void readUses(id).then((outcome) => outcome.kind === 'done' && setUses(outcome.value.uses)), [id]);
	if (!uses) return null;
	if (uses.length === 0) return <p className="hint">Ninguna nota publicada la usa.</p>;
	return (
		<>
			<h2>Dónde se usa</h2>
			<StoryLinks stories={uses} />
		</>
	);
}
