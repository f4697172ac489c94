import { useState } from 'react';
import { type AnsObject, objectAt, textOf } from '../../ans/ans-value.ts';
import { VideoPicker } from '../choosing/video-picker.tsx';
import { videoReferenceOf } from '../text/story-element-of.ts';

type LeadVideoProps = { readonly video: AnsObject | undefined; readonly onChange: (video: AnsObject | undefined) => void };

/** The video that opens the story in place of its picture: one of the library. */
export function LeadVideo({ video, onChange }: LeadVideoProps) {
	const [isChoosing, setChoosing] = useState(false);
	return (
		<>
			{video && (
				<p>
					Abre con el video <strong>{headlineOf(video)}</strong>. La imagen queda para portadas y redes.
				</p>
			)}
			<button type="button" className="plain" onClick={() => setChoosing(true)}>
				{video ? 'Cambiar el video' : 'Abrir con un video'}
			</button>
			{video && (
				<button type="button" className="plain" onClick={() => onChange(undefined)}>
					Quitar el video
				</button>
			)}
			{isChoosing && (
				<VideoPicker
					onClose={() => setChoosing(false)}
					onChoose={(chosen) => {
						setChoosing(false);
						onChange(videoReferenceOf(chosen));
					}}
				/>
			)}
		</>
	);
}

/** A video as the document has it: whole, or a reference with the headline that it had when it was chosen. */
const headlineOf = (video: AnsObject): string =>
	textOf(objectAt(video, 'headlines'), 'basic') || textOf(objectAt(video, 'additional_properties'), 'headline') || 'sin título';
