import { without } from '../json.ts';
import type { Repair } from './repair.ts';

/** Removes members of images that ANS does not have; the ingestion of photographs leaves them there. */
export const repairImage: Repair = (object) => (object.type === 'image' ? without(object, 'creditIPTC', 'country_name') : object);
