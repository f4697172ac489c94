import type { DeskRowView } from '#newsroom/contract';
import { inBrand } from '../../places.ts';
import { videos } from './use-found-works.ts';
import { WorkPicker } from './work-picker.tsx';

type VideoPickerProps = { readonly onChoose: (video: DeskRowView) => void; readonly onClose: () => void };

/** Finds a published video by its words; at first it lists the newest ones. */
export const VideoPicker = (props: VideoPickerProps) => (
	<WorkPicker
		{...props}
		label="Video de la biblioteca"
		sought={videos}
		placeholder="Palabras de un video publicado"
		noneFound="Ningún video publicado tiene esas palabras."
	>
		<p className="hint">
			Se suben y se publican en <a href={inBrand('videos/')}>Videos</a>.
		</p>
	</WorkPicker>
);
