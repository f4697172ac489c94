import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import styles from './preview-mark.module.css';

/** Says that a page is not what readers see; only the newsroom gets it. */
export const previewMark = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: ({ context: { brand } }) => (
		<p className={styles.mark} role="status">
			<strong>{brand.texts.preview}</strong> {brand.texts.previewText}
		</p>
	),
});
