import { placePopup } from './place-popup';

const frame = { left: 0, top: 0, width: 900, height: 700 };
const popup = { width: 320, height: 380 };
const mark = (left: number, top: number) => ({ left, top, width: 80, height: 32 });

test.each([
  ['in the middle of the lower half', mark(400, 500), 'above'],
  ['near the top', mark(400, 40), 'below'],
  ['half-way down on the left', mark(20, 340), 'right'],
  ['half-way down on the right', mark(800, 340), 'left'],
] as const)('M71 %s the side with room is chosen', (_, at, side) => {
  expect(placePopup({ mark: at, popup, frame }).side).toBe(side);
});

test('M71 wherever the mark is, the popup stays inside the frame', () => {
  for (let left = -80; left <= 900; left += 35)
    for (let top = -32; top <= 700; top += 29) {
      const placed = placePopup({ mark: mark(left, top), popup, frame });
      expect(placed.left).toBeGreaterThanOrEqual(frame.left);
      expect(placed.top).toBeGreaterThanOrEqual(frame.top);
      expect(placed.left + popup.width).toBeLessThanOrEqual(frame.width);
      expect(placed.top + popup.height).toBeLessThanOrEqual(frame.height);
    }
});

test('in a frame smaller than the popup its beginning shows', () => {
  const small = { left: 10, top: 20, width: 200, height: 200 };
  expect(placePopup({ mark: mark(60, 60), popup, frame: small })).toMatchObject({ left: 18, top: 28 });
});
