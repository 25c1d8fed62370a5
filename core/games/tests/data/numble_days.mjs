// Prints numble_days.txt: the seed document's program, types removed, run over the ten years from 2024-01-01.
// node numble_days.mjs > numble_days.txt

class SeededRandom {
  constructor(seed) {
    this.seed = seed;
  }

  next() {
    this.seed = (this.seed * 9301 + 49297) % 233280;
    return this.seed / 233280;
  }

  int(min, max) {
    return Math.floor(this.next() * (max - min + 1)) + min;
  }

  choice(array) {
    return array[this.int(0, array.length - 1)];
  }
}

function generateSeed(date) {
  const year = date.getUTCFullYear();
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  const day = String(date.getUTCDate()).padStart(2, '0');
  return parseInt(`${year}${month}${day}`);
}

function getPuzzleNumber(date) {
  const epoch = new Date('2024-01-01T00:00:00Z');
  const diffTime = date.getTime() - epoch.getTime();
  const diffDays = Math.floor(diffTime / (1000 * 60 * 60 * 24));
  return diffDays + 1;
}

function generateDailyPuzzle(date) {
  const seed = generateSeed(date);
  const rng = new SeededRandom(seed);

  const operator = rng.choice(['+', '-', '*', '/']);

  let num1, num2, result;
  let attempts = 0;
  const maxAttempts = 100;

  do {
    attempts++;

    switch (operator) {
      case '+':
        num1 = rng.int(1, 99);
        num2 = rng.int(1, 99);
        result = num1 + num2;
        break;

      case '-':
        num1 = rng.int(1, 99);
        num2 = rng.int(1, Math.min(num1 - 1, 99));
        result = num1 - num2;
        break;

      case '*':
        num1 = rng.int(2, 15);
        num2 = rng.int(2, 15);
        result = num1 * num2;
        break;

      case '/':
        num2 = rng.int(2, 12);
        result = rng.int(1, 20);
        num1 = num2 * result;
        break;
    }

    if (result >= 0 && result <= 999 && attempts < maxAttempts) {
      break;
    }
  } while (attempts < maxAttempts);

  return `${num1} ${operator} ${num2} = ${result}`;
}

let hash = 0xcbf29ce484222325n;
const sample = [];
for (let ms = Date.UTC(2024, 0, 1); ms < Date.UTC(2034, 0, 1); ms += 86400000) {
  const date = new Date(ms);
  const equation = generateDailyPuzzle(date);
  const line = `${date.toISOString().slice(0, 10)} ${getPuzzleNumber(date)} ${equation}`;
  for (const byte of Buffer.from(`${line}\n`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  const leap = line.slice(5, 10) === '02-29';
  if (getPuzzleNumber(date) % 96 === 1 || leap || equation === '1 - 1 = 0') {
    sample.push(line);
  }
}
console.log('# Day, puzzle number, equation; made by numble_days.mjs, which says how. First line: FNV-1a, 64 bits, of all days.');
console.log(hash.toString(16).padStart(16, '0'));
console.log(sample.join('\n'));
