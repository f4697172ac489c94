import type { DeskRowView } from '#newsroom/contract';
import { stories } from './use-found-works.ts';
import { WorkPicker } from './work-picker.tsx';

type StoryPickerProps = { readonly label: string; readonly onChoose: (story: DeskRowView) => void; readonly onClose: () => void };

/** Finds a published story by its words. */
export const StoryPicker = (props: StoryPickerProps) => (
	<WorkPicker
		{...props}
		sought={stories}
		placeholder="Palabras de una nota publicada"
		noneFound="Ninguna nota publicada tiene esas palabras."
	/>
);
