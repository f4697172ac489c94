import type { WorkText } from '../contract/contract.ts';
import { workText } from '../desk/work-text.ts';
import type { Publication } from './publication.ts';

/** The newest text of a work of the sender's brand, inside a publication. */
export const workTextNow = ({ tables, sender: { brand }, now }: Publication, id: string): Promise<WorkText | undefined> =>
	workText({ tables, brand, now }, id);
