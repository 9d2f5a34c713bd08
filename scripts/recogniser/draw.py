"""Draws texts as lines the way papers, printers and cameras leave them: grey, 48 rows high."""
import io
import json
import os
import pickle
import random
import sys
import unicodedata
from multiprocessing import Pool

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HEIGHT = 48
ACCENTS = {
    "a": "àáâãäåæą", "c": "çć", "e": "èéêëę", "i": "ìíîï", "l": "ł", "n": "ñń", "o": "òóôõöøœ", "s": "śß", "u": "ùúûü", "z": "źż",
    "A": "ÀÁÂÃÄÅÆĄ", "C": "ÇĆ", "E": "ÈÉÊËĘ", "I": "ÌÍÎÏ", "L": "Ł", "N": "ÑŃ", "O": "ÒÓÔÕÖØŒ", "S": "Ś", "U": "ÙÚÛÜ", "Z": "ŹŻ",
    "$": "£€", "3": "³", "2": "²",
}
MONEY = "£€$"


def fonts_in(folder):
    return sorted(os.path.join(folder, name) for name in os.listdir(folder))


def is_pixel(path):
    return any(word in path for word in ("Px_", "spleen", "Glass", "3270"))


def is_even(path):
    """Letters of one width, as printers of slips have them."""
    return any(word in path for word in ("Mono", "mono", "Courier", "OCRB", "cursor", "Cousine", "Typewriter", "Px_", "spleen", "Glass", "3270", "cmuntt", "Inconsolata", "PTM"))


def varied(text, random):
    """The same text in capitals, with more accents, or with figures of its own."""
    if random.random() < 0.2:
        text = text.upper()
    if random.random() < 0.3:
        text = "".join(str(random.randrange(10)) if sign.isdigit() and random.random() < 0.7 else sign for sign in text)
    if random.random() < 0.07:
        text = "".join(random.choice(ACCENTS[sign]) if sign in ACCENTS and random.random() < 0.25 else sign for sign in text)
    if random.random() < 0.04:
        text = f"{random.choice(MONEY)}{random.randrange(3000)}.{random.randrange(100):02d}"
    if random.random() < 0.06:
        text = random.choice(["{} :", "{}:", ": {}", "*{}*", "- {}", "{}.", "({})", "#{}", "{} *"]).format(text)
    return text


class Pen:
    def __init__(self, paths, seed):
        self.random = random.Random(seed)
        self.numbers = np.random.default_rng(seed)
        self.paths = paths
        self.even = [path for path in paths if is_even(path)]
        self.cache = {}
        self.blanks = {}

    def shows(self, path, text):
        """Whether a font has all of a text's signs: one it lacks looks like one that nobody uses."""
        font = self.font(path, 40)
        if path not in self.blanks:
            self.blanks[path] = bytes(font.getmask("\uf8ff"))
        return all(sign.isascii() or bytes(font.getmask(sign)) != self.blanks[path] for sign in set(text))

    def font(self, path, size):
        key = (path, size)
        if key not in self.cache:
            if len(self.cache) > 600:
                self.cache.clear()
            self.cache[key] = ImageFont.truetype(path, size)
        return self.cache[key]

    def ink(self, text, font, spacing, gap=1.0):
        """The letters alone, 0 to 255, cut close."""
        if spacing == 0 and gap == 1:
            left, top, right, bottom = font.getbbox(text)
            image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
            ImageDraw.Draw(image).text((-left, -top), text, font=font, fill=255)
        else:
            widths = [(font.getlength(sign) + spacing) * (gap if sign == " " else 1) for sign in text]
            _, top, _, bottom = font.getbbox(text)
            image = Image.new("L", (max(1, int(sum(widths)) + 8), max(1, bottom - top)))
            pen, x = ImageDraw.Draw(image), 0.0
            for sign, width in zip(text, widths):
                pen.text((x, -top), sign, font=font, fill=255)
                x += width
        box = image.getbbox()
        return image.crop((box[0], 0, box[2], image.height)) if box else None

    def dots(self, text):
        """Needles or heated points: few rows of dots, each drawn alone."""
        r = self.random
        path = r.choice(self.even if r.random() < 0.8 else self.paths)
        if not self.shows(path, text):
            return None
        small = self.ink(text, self.font(path, r.choice([8, 9, 10, 11, 12, 13, 14, 16])), r.choice([0, 0, 0, 1]))
        if small is None:
            return None
        on = np.asarray(small) > r.choice([70, 90, 110, 128])
        step = r.choice([4, 5, 6])
        size = r.uniform(0.3, 0.75) if r.random() < 0.6 else 2
        y, x = np.mgrid[0:step, 0:step]
        kernel = np.clip((size * step - np.hypot(x - (step - 1) / 2, y - (step - 1) / 2)) + 0.5, 0, 1)
        if r.random() < 0.5:
            on = on & (self.numbers.random(on.shape) > r.uniform(0, 0.12))
        picture = np.kron(on.astype(np.float32), kernel.astype(np.float32))
        if r.random() < 0.3:
            picture = np.maximum(picture, np.roll(picture, r.choice([1, 2]), 1))
        return Image.fromarray((picture * 255).astype(np.uint8))

    def letters(self, text):
        r = self.random
        path = r.choice(self.even if r.random() < 0.3 else self.paths)
        if not self.shows(path, text):
            return None
        spacing = 0 if r.random() < 0.75 else r.uniform(-2, 10)
        gap = r.uniform(0.4, 0.9) if r.random() < 0.2 else 1.0
        image = self.ink(text, self.font(path, r.choice([40, 48, 56])), spacing, gap)
        if image is None:
            return None
        chance = r.random()
        if chance < 0.12:
            image = image.filter(ImageFilter.MaxFilter(3))
        elif chance < 0.2:
            image = image.filter(ImageFilter.MinFilter(3))
        return image

    def stain(self, ink):
        """Specks of dirt or toner, which are no accents."""
        for _ in range(self.random.randrange(1, 2 + ink.shape[1] // 40)):
            y, x = self.random.randrange(HEIGHT - 3), self.random.randrange(ink.shape[1] - 4)
            patch = ink[y:y + self.random.randrange(1, 4), x:x + self.random.randrange(1, 5)]
            np.maximum(patch, self.random.uniform(0.2, 0.9), out=patch)

    def line(self, text):
        r, numbers = self.random, self.numbers
        image = self.dots(text) if r.random() < 0.33 else self.letters(text)
        if image is None or image.width < 2 or np.asarray(image).max() < 60:
            return None
        # As small as it was photographed, then as large as it is read.
        high = r.uniform(0.5, 0.8) * HEIGHT
        wide = max(4, image.width / image.height * high * r.uniform(0.8, 1.25))
        if wide > 1000:
            return None
        taken = min(1.0, r.uniform(8, 40) / high)
        if taken < 1:
            image = image.resize((max(4, round(wide * taken)), max(6, round(high * taken))), r.choice([Image.BILINEAR, Image.BOX, Image.LANCZOS]))
        image = image.resize((round(wide), round(high)), r.choice([Image.BILINEAR, Image.BICUBIC]))
        left, right = round(r.uniform(4, 24)), round(r.uniform(2, 14))
        above = round(max(0, min(HEIGHT - image.height, (HEIGHT - image.height) / 2 + r.gauss(0, 2.5))))
        ink = np.zeros((HEIGHT, left + image.width + right), np.float32)
        ink[above:above + image.height, left:left + image.width] = np.asarray(image, np.float32) / 255
        if r.random() < 0.5:
            turned = Image.fromarray((ink * 255).astype(np.uint8)).rotate(r.gauss(0, 0.5), Image.BILINEAR)
            ink = np.asarray(turned, np.float32) / 255
        if r.random() < 0.12:
            ink[r.choice([r.randrange(0, 5), r.randrange(43, 48)])] = r.uniform(0.4, 1)
        if r.random() < 0.1:
            other = np.roll(ink, r.randrange(ink.shape[1]), 1)
            cut = r.randrange(2, 6)
            if r.random() < 0.5:
                ink[:cut] = np.maximum(ink[:cut], other[36 - cut:36])
            else:
                ink[-cut:] = np.maximum(ink[-cut:], other[12:12 + cut])
        if r.random() < 0.25:
            self.stain(ink)
        if r.random() < 0.25:
            ink = ink * (1 - r.uniform(0.2, 0.7) * numbers.random(ink.shape, np.float32))
        paper, dark = r.uniform(150, 255), r.uniform(0, 110)
        if r.random() < 0.2:
            dark = paper - r.uniform(45, 90)
        slope = np.linspace(-1, 1, ink.shape[1], dtype=np.float32)[None] * r.gauss(0, 8)
        grey = paper + slope - ink * (paper - dark)
        if r.random() < 0.06:
            grey = 255 - grey
        if r.random() < 0.6:
            grey = grey + numbers.normal(0, r.uniform(1, 12), ink.shape)
        image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
        if r.random() < 0.5:
            image = image.filter(ImageFilter.GaussianBlur(r.uniform(0.3, 1.3)))
        if r.random() < 0.4:
            kept = io.BytesIO()
            image.save(kept, "JPEG", quality=r.randrange(25, 85))
            image = Image.open(kept)
        return np.asarray(image, np.uint8)


PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "...", "•": "·", "º": "°", "\u00a0": " "})


def plain(text):
    """A text in the signs that are taught; quotation marks and dashes are of one kind."""
    return " ".join(unicodedata.normalize("NFC", text).translate(PLAIN).split())


def draw_many(given):
    """A share of the lines: (text, picture), none of them blank."""
    texts, paths, signs, seed, count = given
    pen = Pen(paths, seed)
    known = set(signs)
    drawn = []
    while len(drawn) < count:
        text = plain(varied(plain(pen.random.choice(texts)), pen.random))
        picture = pen.line(text) if text and known.issuperset(text) else None
        if picture is not None:
            drawn.append((text, picture))
    return drawn


def main():
    folder, out, count, first = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    with open(f"{folder}/texts.txt", encoding="utf8") as file:
        texts = file.read().split("\n")
    with open(f"{folder}/signs.json", encoding="utf8") as file:
        signs = json.load(file)
    fonts = fonts_in(f"{folder}/fonts")
    # Every tenth font is left for judging.
    jobs = [(texts, [font for at, font in enumerate(fonts) if at % 10 != 9], signs, first + seed, 500) for seed in range(count // 500)]
    jobs += [(texts, fonts[9::10], signs, 9000 + seed, 500) for seed in range(6)]
    with Pool() as pool:
        drawn = pool.map(draw_many, jobs, chunksize=1)
    with open(out, "wb") as file:
        pickle.dump({"learn": sum(drawn[:-6], []), "judge": sum(drawn[-6:], [])}, file, protocol=5)


if __name__ == "__main__":
    main()
