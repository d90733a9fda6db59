import { CITIES, findPlaces, type Place, pointOf } from './gazetteer';
import { type Answer, type Call, header, type Partner } from './partner';

/** Nominatim under /search, the Base Adresse Nationale under /ban/search/. */
export function createGeocoding(): Partner {
  return (call) => {
    if (call.method !== 'GET') return { status: 405, body: { error: 'Method not allowed' } };
    if (call.path === '/search') return nominatim(call);
    if (/^\/ban\/search\/?$/.test(call.path)) return ban(call);
    return { status: 404, body: { error: 'Not found' } };
  };
}

function nominatim(call: Call): Answer {
  // Its usage policy: an application that does not say who it is gets nothing.
  if (!header(call, 'user-agent').trim()) return { status: 403, body: { error: 'Access denied: no User-Agent' } };
  const q = call.query.get('q')?.trim();
  if (!q) return { status: 400, body: { error: { code: 400, message: 'Nothing to search for.' } } };
  const places = findPlaces(q).slice(0, limitOf(call, 10));
  return { status: 200, body: places.map(nominatimPlace) };
}

function nominatimPlace(place: Place) {
  const { city, postcode, housenumber, street } = place;
  const { lat, lon } = pointOf(place);
  const half = street ? 0.0005 : 0.05;
  const first = [housenumber, street].filter(Boolean).join(', ');
  const type = housenumber ? 'house' : street ? 'residential' : 'administrative';
  return {
    place_id: Number(city.citycode.replace(/\D/g, '')),
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: street ? 'way' : 'relation',
    osm_id: Number(city.citycode),
    lat: String(lat),
    lon: String(lon),
    class: street ? 'highway' : 'boundary',
    type,
    place_rank: street ? 26 : 16,
    importance: street ? 0.25 : 0.7,
    addresstype: street ? 'road' : 'city',
    name: street || city.name,
    display_name: [first, city.name, city.department, city.region, 'France métropolitaine', postcode, 'France']
      .filter(Boolean)
      .join(', '),
    boundingbox: [lat - half, lat + half, lon - half, lon + half].map((degrees) => degrees.toFixed(6)),
  };
}

function ban(call: Call): Answer {
  const q = call.query.get('q')?.trim() ?? '';
  if (q.length < 3 || q.length > 200 || !/^[\p{L}\p{N}]/u.test(q)) {
    const detail = 'q: must contain between 3 and 200 chars and start with a number or a letter';
    return { status: 400, body: { code: 400, message: 'Failed parsing query', detail: [detail] } };
  }
  const postcode = call.query.get('postcode');
  const citycode = call.query.get('citycode');
  const type = call.query.get('type');
  const limit = limitOf(call, 5);
  const autocomplete = call.query.get('autocomplete') !== '0';
  const places = findPlaces(postcode ? `${q} ${postcode}` : q);
  // A street alone is one of several towns.
  const found =
    places.length > 0 || !autocomplete
      ? places
      : CITIES.slice(0, limit).flatMap(({ name }) => findPlaces(`${q} ${name}`));
  const features = found
    .filter(({ street }) => places.length > 0 || street)
    .filter((place) => !citycode || place.citycode === citycode)
    .map(banFeature)
    .filter(({ properties }) => !type || properties.type === type)
    .slice(0, limit);
  const body = { type: 'FeatureCollection', version: 'draft', features, attribution: 'BAN', licence: 'ETALAB-2.0' };
  return { status: 200, body: { ...body, query: q, limit } };
}

function banFeature(place: Place) {
  const { city, postcode, citycode, housenumber, street } = place;
  const { lat, lon } = pointOf(place);
  const type = housenumber ? 'housenumber' : street ? 'street' : 'municipality';
  const name = [housenumber, street].filter(Boolean).join(' ') || city.name;
  const properties = {
    label: street ? `${name} ${postcode} ${city.name}` : city.name,
    score: street ? 0.97 : 0.95,
    ...(housenumber && { housenumber }),
    id: citycode,
    type,
    name,
    postcode,
    citycode,
    city: city.name,
    context: [citycode.slice(0, 2), city.department, city.region].join(', '),
    importance: 0.7,
    ...(street ? { street } : { municipality: city.name, population: city.population }),
  };
  // GeoJSON puts longitude first.
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lon, lat] }, properties };
}

function limitOf(call: Call, fallback: number): number {
  const limit = Number(call.query.get('limit') ?? fallback);
  return Number.isInteger(limit) && limit > 0 ? limit : fallback;
}
