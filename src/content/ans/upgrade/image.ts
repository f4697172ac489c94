import { without } from '../json.ts';
import type { Repair } from './repair.ts';

/** The ingestion of photographs leaves members on images that ANS does not have. */
export const repairImage: Repair = (object) => (object.type === 'image' ? without(object, 'creditIPTC', 'country_name') : object);
